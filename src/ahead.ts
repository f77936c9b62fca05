import { askAhead } from '@/dashboard/askAhead'
import { begun } from './begin'

/**
 * A page of the dashboard has this as a script of its own: its calls are asked as soon as the session is there, while React
 * and the screens are still on their way. What fails is shown by its panel, which offers to try again.
 */
begun.then(askAhead).catch(() => {})
