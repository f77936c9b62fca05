import { dayOf, isDay } from '@/lib/dates'
import type { Difference } from './differences'

// What the app does about an answer that is not what the contract says: the readers of src/api in words. The test
// holds them against what the readers make of the same answers.

/** Who says so, and offers to ask again. */
const unloaded = (who: string) => `${who} "Could not load", with Retry`

const PANEL: Record<string, string> = {
  getSpend: unloaded('My Spend and Orders say'),
  getRevenue: unloaded('the chart and Revenue say'),
  listConversations: unloaded('Messages says'),
  getUnreadCount: 'no badge shows',
  listClientWorks: unloaded('Approvals says'),
  listAdminWorks: unloaded('My Work Queue says'),
  getCart: unloaded('Cart says'),
  listFavorites: unloaded('Saved says'),
  listProducts: unloaded('Products says'),
  listMessages: unloaded('the conversation says'),
  listSubmissions:
    'both decisions can still be taken, but the review desk says that the work could not be loaded, with Retry',
  listUserProjects: 'My Projects says that it could not be loaded, with Retry',
  logIn: 'the login screen shows the server’s message, else "Login failed"',
  register: 'the form says "Registration failed"',
  logOut: 'the person is signed out here, but the server is not told',
  refreshAtStartup: 'whoever loads the page anew is signed out',
  refreshOnUnauthorized: 'whoever has an old token is signed out',
  subscribe: 'the newsletter box says "Subscription failed. Try again."',
  sendContactMessage: 'the form says "There was an error submitting your message."',
  sendMessage: 'the reply is kept, and says "Send failed"',
  approveWork: 'the dialog says "Approve failed"',
  requestChanges: 'the dialog says "Request changes failed"',
  setWorkStatus: 'the work goes back to where it was, with "Status update failed"',
  completeWork: 'the work goes back to where it was, with "Complete failed"',
  submitWork: 'the dialog says "Upload failed"',
  uploadFiles: 'the dialog says "Upload failed"',
  createProduct: 'the dialog says "Create failed"',
  setProductActive: 'the switch goes back, with "Update failed"',
  addToCart: 'a message says "Add failed"',
  removeFromCart: 'the product comes back, with "Remove failed"',
  saveFavorite: 'a message says "Save failed"',
  removeFavorite: 'the product comes back, with "Remove failed"',
}

/** What a person sees where an answer cannot be used at all. */
export const failure = (operationId: string) => PANEL[operationId] ?? unloaded('its panel says')

/** What one thing of a list is called, where it has no name of its own. */
const NOUNS: Record<string, string> = {
  listUserProjects: 'project',
  listProducts: 'product',
  listSubmissions: 'round',
  listClientWorks: 'work',
  listAdminWorks: 'work',
}

/** What stands for a person without a name. */
const NAMELESS: Record<string, string> = {
  logIn: 'greets with "User"',
  listMessages: 'says that "Somebody" wrote it',
}

const LIST = /^\/(?:works|conversations|products|projects|items|favorites|messages|submissions)$/

function ofMoney({ kind, value }: Difference): string {
  const number = Number(typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value)
  const readable = typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)))
  if (kind === 'missing' || kind === 'null' || !readable) return 'shows no amount'
  if (Number.isInteger(number)) return 'reads the text as a number'
  return `rounds it to ${Math.round(number)} minor units: if dollars were meant, it shows a hundredth of them`
}

function ofId({ kind, value }: Difference): string {
  const other = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).id : null
  if (kind === 'missing' && (typeof other === 'string' || typeof other === 'number') && other !== '')
    return 'reads `id` instead'
  return typeof value === 'number' ? 'reads the number as text' : 'leaves this entry out'
}

const isMoment = (value: unknown) => typeof value === 'string' && dayOf(value) !== null

/** Of somebody who signs in; without an id they still do. */
function ofPerson({ kind, value }: Difference): string {
  const other = kind === 'missing' ? (value as Record<string, unknown>)._id : null
  if (typeof other === 'string' || typeof other === 'number') return 'reads `_id` instead'
  return typeof value === 'number'
    ? 'reads the number as text'
    : 'signs in, but does not know whose projects and drafts these are'
}

/** isAdmin has to be true, role to be admin, or roles to hold it (src/session/roles.ts). */
const CLIENT = 'sees no admin in it: who is one by this alone gets the client’s dashboard'

type Rule = (difference: Difference, operationId: string) => string

/** By a field's name, or by that with its parent's where several things have one. */
const FIELDS: Record<string, Rule> = {
  _id: ofId,
  price: ofMoney,
  spend: ofMoney,
  revenue: ofMoney,
  date: ({ value }) =>
    typeof value === 'string' && isDay(value.slice(0, 10))
      ? 'takes its first ten characters as the day'
      : 'leaves this day out of the chart',
  deadline: ({ value }) => (isMoment(value) ? 'shows the day of it' : 'shows no deadline'),
  status: ({ kind }) => (kind === 'missing' ? 'takes the status that was asked for' : 'leaves this work out'),
  series: () => 'shows the sample week, labelled "Sample data"',
  lastMessage: () => 'shows the conversation without its beginning',
  preview: () => 'shows the conversation without its beginning',
  at: (_difference, id) =>
    id === 'listConversations'
      ? 'takes lastMessageAt or updatedAt instead, or shows no time'
      : 'shows no time',
  createdAt: () => 'shows no time, and leaves the round where the server put it',
  content: () => 'shows a message without words',
  author: (_difference, id) => NAMELESS[id] ?? 'names nobody',
  assets: () => 'says that the round holds no image or video',
  verdict: () => 'shows no answer to the round',
  lastMessageAt: () => 'takes lastMessage.at or updatedAt instead, or shows no time',
  updatedAt: () => 'nothing where another time is there; else shows no time',
  title: ({ kind }, id) =>
    kind === 'missing' || kind === 'null'
      ? `shows "Untitled ${NOUNS[id] ?? 'item'}"`
      : 'shows it as text, or "Untitled"',
  kind: () => 'shows it as a service',
  currency: () => 'shows $',
  active: ({ value }) => (value === 'true' ? 'reads it as active' : 'shows it as Inactive'),
  slug: () => 'shows no slug',
  tags: () => 'shows no tags',
  gallery: () => 'shows no picture',
  image: () => 'shows no picture',
  imageOrVideo: () => 'shows no picture',
  quantity: () => 'takes 1',
  orders: () => 'shows no number',
  count: (_difference, id) => (id === 'getUnreadCount' ? 'shows no badge' : 'shows no number'),
  accessToken: () => 'says "Login failed": without it nobody is signed in',
  refreshToken: () => 'signs in, but the session ends with the access token',
  user: () => 'says "Login failed": without it nobody is signed in',
  fullName: (_difference, id) => NAMELESS[id] ?? 'names nobody',
  'user/id': ofPerson,
  'user/email': () => 'shows nothing for somebody without a name',
  'user/isAdmin': () => CLIENT,
  'user/role': () => CLIENT,
  'user/roles': () => CLIENT,
  'author/id': (_difference, id) =>
    id === 'listMessages' ? 'does not know the person’s own messages' : 'names the author all the same',
  description: () => 'shows no description',
  url: (_difference, id) => (id === 'listSubmissions' ? 'leaves this picture out' : 'shows no picture'),
  product: () => 'takes what the item itself says',
  name: () => 'takes title instead, or shows "Untitled item"',
  source: () => 'takes it for a product of the shop',
  sourceId: () => 'takes the id of product instead; else does not know it again on the pages of the site',
  decision: () => 'shows no answer to the round',
  comment: () => 'shows the answer without its words',
  requestedChanges: () => 'shows the answer without its list of changes',
}

/** What the app does about one difference. */
export function effect(difference: Difference, operationId: string): string {
  const { field } = difference
  if (LIST.test(field) || (field === '/' && /^list|^getCart$/.test(operationId)))
    return 'reads an empty list, and shows that there is nothing'
  if (/\*$/.test(field)) return 'leaves this entry out'
  const [last = '', parent] = field.split('/').reverse()
  const rule = FIELDS[`${parent}/${last}`] ?? FIELDS[last]
  return rule?.(difference, operationId) ?? 'does not need it'
}
