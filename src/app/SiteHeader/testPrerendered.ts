import { stageOf } from '../../../.storybook/stage/stageOf'

/** As a prerendered page comes: nobody is known yet. */
export function forget(context: Parameters<typeof stageOf>[0]): void {
  const { store } = stageOf(context).runtime.session
  store.setState(store.getInitialState(), true)
}

/** As the head script does for whoever is signed in. Returns the way to take it back. */
export function mark(): () => void {
  document.documentElement.dataset.signedIn = ''
  return () => {
    delete document.documentElement.dataset.signedIn
  }
}
