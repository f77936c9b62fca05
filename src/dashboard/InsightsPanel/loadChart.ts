/** Loads the code that draws the chart; nothing else of the product needs recharts. */
export const loadChart = async () => (await import('./RevenueChart')).RevenueChart
