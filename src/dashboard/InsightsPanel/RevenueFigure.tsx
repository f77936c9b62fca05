import { useMemo } from 'react'
import { todayIn } from '@/lib/dates'
import { useNow } from '@/runtime/hooks'
import { SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { ChartFigure } from './ChartFigure'
import { ChartMissing, ChartPlaceholder, PlotSkeleton } from './ChartPlaceholder'
import { chartModel } from './chartModel'
import type { Range } from './range'
import type { Insights } from './useInsights'
import { usePlotSize } from './usePlotSize'

/** The revenue chart as far as it has come: its numbers and the code that draws it arrive apart. */
export function RevenueFigure({ insights, range }: { insights: Insights; range: Range }) {
  const today = todayIn(useNow())
  const { revenue, chart } = insights
  const { measure, size } = usePlotSize()
  const series = revenue.data?.series
  const model = useMemo(() => series && chartModel(series, range, today), [series, range, today])
  if (!model)
    return revenue.state === 'failed' ? (
      <ChartMissing />
    ) : (
      <SkeletonGroup label="Loading revenue">
        <ChartPlaceholder measure={measure} />
      </SkeletonGroup>
    )
  const Chart = chart.data
  return (
    <ChartFigure model={model} readable={Chart !== undefined} measure={measure}>
      {(reading) =>
        Chart && size ? (
          <Chart {...reading} size={size} />
        ) : chart.state === 'failed' ? (
          <ChartMissing />
        ) : (
          <PlotSkeleton />
        )
      }
    </ChartFigure>
  )
}
