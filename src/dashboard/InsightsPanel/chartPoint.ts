/** A day of the revenue chart. */
export interface ChartPoint {
  /** YYYY-MM-DD */
  day: string
  /** 'Wed, Mar 4' */
  label: string
  /** Cents; null is a gap. */
  revenue: number | null
  /** '$1,202.00', or 'No data' */
  text: string
  /** A line needs two: this point has no neighbour and is drawn as a dot. */
  alone: boolean
}
