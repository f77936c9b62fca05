import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { isSilent, messageOf } from '@/api/ApiError'
import { type Product, productKeys, setProductActive } from '@/api/products'
import { useApi } from '@/runtime/DataProvider/DataProvider'
import { useRuntime } from '@/runtime/RuntimeProvider'
import { leavesInDoubt } from '../parts/leavesInDoubt'
import { intentsOf, settle } from './intents'

/**
 * Switches products on and off (spec section 4). A switch shows at once what is wanted; calls for one
 * product go one after the other, and a refused one just stops showing, so that only its own row goes back.
 */
export function useToggles() {
  const client = useQueryClient()
  const { toasts } = useRuntime()
  const { mutateAsync } = useMutation(setProductActive(useApi()))
  const store = intentsOf(client)
  const intents = useStore(store)

  /** Writes what the server accepted into the loaded list. */
  async function write(id: string, active: boolean) {
    // An answer that was asked for before knows the old state: it is asked for again.
    const isAsking = client.isFetching({ queryKey: productKeys.all }) > 0
    if (isAsking) await client.cancelQueries({ queryKey: productKeys.all })
    client.setQueriesData<Product[]>({ queryKey: productKeys.all }, (products) =>
      products?.map((product) => (product._id === id ? { ...product, active } : product)),
    )
    if (isAsking) void client.invalidateQueries({ queryKey: productKeys.all })
  }

  async function send(id: string, active: boolean) {
    await mutateAsync({ id, active })
    await write(id, active)
  }

  async function toggle(id: string, active: boolean) {
    const isUnderWay = id in store.getState()
    store.setState({ [id]: active })
    if (isUnderWay) return
    try {
      const now = await settle({ read: () => store.getState()[id], send: (wanted) => send(id, wanted) })
      toasts.add({
        text: now ? 'Product activated.' : 'Product deactivated.',
        tone: 'success',
        place: 'bottom-center',
      })
    } catch (error) {
      if (isSilent(error)) return
      toasts.add({ text: messageOf(error, 'Update failed'), tone: 'error', place: 'bottom-center' })
      if (leavesInDoubt(error)) void client.invalidateQueries({ queryKey: productKeys.all })
    } finally {
      const { [id]: _, ...others } = store.getState()
      store.setState(others, true)
    }
  }

  return {
    isActive: ({ _id, active }: Product) => intents[_id] ?? active,
    toggle: (id: string, active: boolean) => void toggle(id, active),
  }
}
