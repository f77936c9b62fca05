import { operations } from '@mocks/contract/operations'
import { expect, it } from 'vitest'
import { revenue, spend } from './analytics'
import { authCalls } from './auth'
import { addToCart, cart, removeFromCart } from './cart'
import { sendContactMessage } from './contact'
import { conversations } from './conversations'
import { favorites, removeFavorite, saveFavorite } from './favorites'
import { messages, sendMessage } from './messages'
import { subscribe } from './newsletter'
import { unreadCount } from './notifications'
import { createProduct, type NewProduct, products, setProductActive } from './products'
import { userProjects } from './projects'
import { submissions } from './submissions'
import { answering, openApi } from './testApi'
import { uploadFiles } from './uploads'
import {
  adminWorks,
  approveWork,
  completeWork,
  requestChanges,
  setWorkStatus,
  submitWork,
  worksToApprove,
} from './work'

/** The browser navigates there; nothing calls them. */
const NAVIGATED = ['startGoogleSignIn', 'startGithubSignIn']

const ONE_PAGE: NewProduct = {
  kind: 'website',
  title: 'One page',
  slug: 'one-page',
  description: '',
  price: 39000,
  currency: 'USD',
  tags: [],
  gallery: [],
}

type World = Awaited<ReturnType<typeof openApi>>

async function asVisitor({ api }: World) {
  const email = 'ana@mesaseed.example'
  await subscribe(api, email)
  await sendContactMessage(api, { name: 'Ana', email, subject: 'Careers', message: 'Hello.' })
}

async function asClient({ api, ask, run, userId }: World) {
  await ask(spend(api))
  await ask(unreadCount(api))
  await ask(cart(api))
  await ask(favorites(api))
  await ask(userProjects(api, userId))
  const [conversation] = await ask(conversations(api))
  await ask(messages(api, conversation?._id ?? ''))
  await run(sendMessage(api), { conversationId: conversation?._id ?? '', content: 'Hello.' })
  const thing = { source: 'portfolio', sourceId: 'tideline', title: 'Tideline' } as const
  await run(removeFromCart(api), { id: (await run(addToCart(api), thing))?._id ?? '' })
  await run(removeFavorite(api), { id: (await run(saveFavorite(api), thing))?._id ?? '' })
  const [first, second] = await ask(worksToApprove(api))
  await ask(submissions(api, first?._id ?? ''))
  await run(approveWork(api), { id: first?._id ?? '', comment: '' })
  await run(requestChanges(api), {
    id: second?._id ?? '',
    comment: 'Nearly.',
    requestedChanges: [],
    deadline: null,
  })
}

async function asAdmin({ api, ask, run }: World) {
  await ask(revenue(api))
  const [product] = await ask(products(api))
  await run(setProductActive(api), { id: product?._id ?? '', active: false })
  await run(
    createProduct(api, () => 'abcd'),
    ONE_PAGE,
  )
  const [first, second] = await ask(adminWorks(api, 'in_progress'))
  const [approved] = await ask(adminWorks(api, 'approved'))
  await run(setWorkStatus(api), { id: first?._id ?? '', status: 'draft' })
  await run(completeWork(api), { id: approved?._id ?? '' })
  const assets = await run(uploadFiles(api), { files: [new File(['x'], 'a.png', { type: 'image/png' })] })
  await run(submitWork(api), { id: second?._id ?? '', title: 'Round 1', description: '', assets })
}

it('has a function for every operation of the contract', async () => {
  const worlds = [await openApi('visitor'), await openApi('client'), await openApi('admin')] as const
  await asVisitor(worlds[0])
  await asClient(worlds[1])
  await asAdmin(worlds[2])
  const calls = worlds.flatMap(({ backstage }) => backstage.calls.list())
  expect(calls.filter(({ status }) => typeof status !== 'number' || status >= 300)).toEqual([])

  const called = calls.map(({ operationId }): string => operationId)
  // Named after their operations; the session's tests call them.
  const auth = Object.keys(authCalls(answering({}).api))
  const known = new Set([...called, ...auth, ...NAVIGATED])
  expect([...known].sort()).toEqual(operations.map(({ operationId }): string => operationId).sort())
})
