import type { PortfolioProject } from '@/content/portfolio'

let loaded: readonly PortfolioProject[] | null = null

/**
 * Brings the portfolio's data in, as a chunk of its own. A prerendered `/work` is drawn with its cards: await this
 * before drawing it at build time, and again before hydration, so that both start from the same page. In-app
 * navigation does not wait; there the skeleton stands until the data is in.
 */
export async function loadPortfolio(): Promise<readonly PortfolioProject[]> {
  loaded ??= (await import('@/content/portfolio')).PORTFOLIO
  return loaded
}

/** The data if it is in already. */
export const loadedPortfolio = (): readonly PortfolioProject[] | null => loaded
