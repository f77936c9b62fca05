import type { ComponentType } from 'react'
import type { ToastRegionProps } from '@/ui/ToastRegion/ToastRegion'

/** Loads what draws the messages. Rejects while it is out of reach; it may then be asked again. */
export const loadToastRegion = async (): Promise<ComponentType<ToastRegionProps>> =>
  (await import('@/ui/ToastRegion/ToastRegion')).ToastRegion
