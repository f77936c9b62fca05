import type { ComponentType } from 'react'
import { lateCode } from '../parts/lateCode'
import type { TaskProps } from '../parts/TaskDialog/TaskDialog'
import type { DashboardTask } from '../parts/TaskDialog/taskStep'

const LOADERS: Record<DashboardTask, () => Promise<ComponentType<TaskProps>>> = {
  product: async () => (await import('../ProductDialog/ProductDialog')).ProductDialog,
  upload: async () => (await import('../UploadDialog/UploadDialog')).UploadDialog,
}

/** The code of a dialog, which comes when somebody asks for it. */
export const taskCode = (task: DashboardTask) => lateCode(task, LOADERS[task])
