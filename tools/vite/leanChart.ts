import type { Plugin } from 'vite'

/** Never reached with the parts that the revenue chart is made of: it draws its own words and places its own ticks. */
const NOTHING = '() => null'

/**
 * Modules of the chart library that our one chart asks nothing of, and what stands for them in the build: scales of
 * time and colour, curves but the one that is drawn, words measured and wrapped, labels, ticks with decimals. Each
 * is named by the end of its path.
 */
const LEAN: Record<string, string> = {
  '/recharts/es6/index.js': `
    export { Area } from './cartesian/Area'
    export { XAxis } from './cartesian/XAxis'
    export { YAxis } from './cartesian/YAxis'
    export { AreaChart } from './chart/AreaChart'
    export { usePlotArea, useXAxisScale, useYAxisScale } from './hooks'`,
  '/victory-vendor/es/d3-scale.js': `export { scaleBand, scaleLinear, scalePoint } from 'd3-scale'`,
  '/d3-interpolate/dist/d3-interpolate.mjs': `
    export const interpolateNumber = (a, b) => (a = +a, b = +b, (t) => a * (1 - t) + b * t)
    export const interpolate = interpolateNumber
    export const interpolateRound = (a, b) => (a = +a, b = +b, (t) => Math.round(a * (1 - t) + b * t))
    export const piecewise = ${NOTHING}`,
  '/d3-format/dist/d3-format.mjs': `
    export const format = () => String, formatPrefix = format, formatSpecifier = () => ({})
    export const precisionFixed = () => 0, precisionPrefix = precisionFixed, precisionRound = precisionFixed`,
  '/victory-vendor/es/d3-shape.js': `
    import { curveLinear } from 'd3-shape'
    export {
      area, curveLinear, curveMonotoneX, line, stack, stackOffsetExpand, stackOffsetNone, stackOffsetSilhouette,
      stackOffsetWiggle, stackOrderNone, symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar,
      symbolTriangle, symbolWye
    } from 'd3-shape'
    export {
      curveLinear as curveBasis, curveLinear as curveBasisClosed, curveLinear as curveBasisOpen,
      curveLinear as curveBumpX, curveLinear as curveBumpY, curveLinear as curveLinearClosed,
      curveLinear as curveMonotoneY, curveLinear as curveNatural, curveLinear as curveStep,
      curveLinear as curveStepAfter, curveLinear as curveStepBefore
    }`,
  '/recharts/es6/util/scale/index.js': `
    export const getNiceTickValues = () => undefined, getTickValuesFixedDomain = getNiceTickValues`,
  '/recharts/es6/component/Text.js': `
    export const Text = ${NOTHING}, isValidTextAnchor = (value) => /^(start|middle|end|inherit)$/.test(value)`,
  '/recharts/es6/component/Label.js': `
    export const CartesianLabelContextProvider = ({ children }) => children
    export const CartesianLabelFromLabelProp = ${NOTHING}, isLabelContentAFunction = () => false`,
  '/recharts/es6/component/LabelList.js': `
    export const CartesianLabelListContextProvider = ({ children }) => children
    export const SetLabelListClipArea = CartesianLabelListContextProvider, LabelListFromLabelProp = ${NOTHING}`,
}

/** Leaves out of the chart's code what the dashboard's chart does not use: a third of what a person would load. */
export function leanChart(): Plugin {
  const met = new Set<string>()
  let charted = false
  return {
    name: 'lean-chart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      charted ||= id.includes('/recharts/es6/')
      const end = Object.keys(LEAN).find((one) => id.endsWith(one))
      if (!end) return null
      met.add(end)
      return { code: LEAN[end] ?? '', map: null }
    },
    buildEnd(error) {
      const gone = Object.keys(LEAN).filter((one) => !met.has(one))
      // Another version of the library is cut in another way: what is cut here would come back unseen.
      if (!error && charted && gone.length > 0)
        this.error(`The chart library has changed, look at tools/vite/leanChart.ts: ${gone.join(', ')}`)
    },
  }
}
