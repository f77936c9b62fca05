import { ROUTES } from './manifest'

const PATHS: readonly string[] = [ROUTES.dashboard.path, ROUTES.admin.path, ROUTES.adminDashboard.path]

/** Whether a path, with or without its query, is the dashboard's. */
export const leadsToDashboard = (path: string): boolean => PATHS.includes(path.replace(/[?#].*$/, ''))
