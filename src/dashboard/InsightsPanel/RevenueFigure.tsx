import { useMemo } from 'react'
import { todayIn } from '@/lib/dates'
import { useNow } from '@/runtime/hooks'
import { SkeletonGroup } from '@/ui/Skeleton/Skeleton'
import { ChartFigure } from './ChartFigure'
import { ChartMissing, ChartPlaceholder, PlotSkeleton } from './ChartPlaceholder'
import { chartModel } from './chartModel'
import type { Range } from './range'
import type { Insights } from './useInsights'

/** The revenue chart as far as it has come: its numbers and the code that draws it arrive apart. */
export function RevenueFigure({ insights, range }: { insights: Insights; range: Range }) {
  const today = todayIn(useNow())
  const { revenue, chart } = insights
  const series = revenue.data?.series
  const model = useMemo(() => series && chartModel(series, range, today), [series, range, today])
  if (!model)
    return revenue.state === 'failed' ? (
      <ChartMissing />
    ) : (
      <SkeletonGroup label="Loading revenue">
        <ChartPlaceholder />
      </SkeletonGroup>
    )
  const Chart = chart.data
  return (
    <ChartFigure model={model} readable={Chart !== undefined}>
      {(reading) =>
        Chart ? <Chart {...reading} /> : chart.state === 'failed' ? <ChartMissing /> : <PlotSkeleton />
      }
    </ChartFigure>
  )
}
