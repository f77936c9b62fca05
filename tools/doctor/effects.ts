import { currencyOf, fields, idOf, integerOf, momentOf, textOf, urlOf } from '@/api/read'
import { dayOf, isDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { NO_LIST, ofBody } from './bodies'
import type { Difference } from './differences'

// What the app does about an answer that is not what the contract says: the readers of src/api in words, which run where
// it depends on the value. The test holds each rule against what the readers make of the same answers.

/** Who says so, and offers to ask again. */
const unloaded = (who: string) => `${who} "Could not load", with Retry`

const PANEL: Record<string, string> = {
  getSpend: unloaded('My Spend and Orders say'),
  getRevenue: unloaded('the chart and Revenue say'),
  listConversations: unloaded('Messages says'),
  getUnreadCount: 'the dashboard says "Notifications: could not load", with Retry',
  listClientWorks: unloaded('Approvals says'),
  listAdminWorks: 'My Work Queue says "Failed to load works.", with Retry',
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

/** What is said of all that no reader reads. */
export const UNNEEDED = 'does not need it'

const LIST = /^\/(?:works|conversations|products|projects|items|favorites|messages|submissions)$/

type Rule = (difference: Difference, operationId: string) => string

const OUT = 'leaves this entry out'
const AS_IT_IS = 'reads it all the same'
const AS_TEXT = 'reads the number as text'

/** What stands in a cart or among the saved may nest its product, which stands in for what it lacks itself. */
const isOfItem = (operationId: string, field: string) =>
  (operationId === 'getCart' || operationId === 'listFavorites') && !field.includes('/product/')

function ofMoney({ field, value }: Difference, operationId: string): string {
  const read = integerOf(value, null)
  if (read === null)
    return isOfItem(operationId, field) ? 'shows the price of its product, or no amount' : 'shows no amount'
  if (Number(value) === read) return 'reads the text as a number'
  return `rounds it to ${read} minor units: if dollars were meant, it shows a hundredth of them`
}

/** Of a number that is not money; none is below `least`. */
const ofNumber =
  (least: number, otherwise: string): Rule =>
  ({ value }) => {
    const read = integerOf(value, null)
    return read === null ? otherwise : `reads it as ${Math.max(least, read)}`
  }

function ofUnread({ value }: Difference): string {
  const read = Math.max(0, integerOf(value))
  return read > 0 ? `reads it as ${read}` : 'shows no badge'
}

/** Of text: of a missing one the value is the record, which is none either. */
const ofText =
  (otherwise: string): Rule =>
  ({ value }) => {
    if (!textOf(value).trim()) return otherwise
    return typeof value === 'number' ? AS_TEXT : AS_IT_IS
  }

/** Of the ids of what is listed and of people, which one reader knows by two names. */
const ofId =
  (name: '_id' | 'id', otherwise: string): Rule =>
  ({ kind, value }) => {
    const other = name === '_id' ? 'id' : '_id'
    if (kind === 'missing') return idOf(fields(value)) ? `reads \`${other}\` instead` : otherwise
    if (kind === 'null' && name === '_id') return `reads \`${other}\` instead; without it, ${otherwise}`
    return idOf({ _id: value }) ? AS_TEXT : otherwise
  }

/** Without an id of its own a thing has its product's. */
function ofListed(difference: Difference, operationId: string): string {
  const nested = isOfItem(operationId, difference.field)
  return ofId('_id', nested ? 'takes the id of its product, or leaves this entry out' : OUT)(
    difference,
    operationId,
  )
}

const isMoment = (value: unknown) => typeof value === 'string' && dayOf(value) !== null

const ofMoment =
  (otherwise: string): Rule =>
  ({ value }) =>
    momentOf(value) ? AS_IT_IS : otherwise

/** Of a picture by its URL, which may be text or in a record. */
function ofPicture({ field, value }: Difference, operationId: string): string {
  if (urlOf(value)) return AS_IT_IS
  if (isOfItem(operationId, field)) return 'shows another picture of it, or none'
  return operationId === 'listSubmissions' ? 'leaves this picture out' : 'shows no picture'
}

/** Of a list within an entry; one that is too long is a list all the same. */
const ofList =
  (otherwise: string): Rule =>
  ({ value }) =>
    Array.isArray(value) ? AS_IT_IS : otherwise

function ofCurrency({ field, kind, value }: Difference, operationId: string): string {
  const symbol = formatMoney(0, currencyOf(value)).charAt(0)
  const nested = kind === 'null' && isOfItem(operationId, field)
  return nested ? `shows that of its product, or ${symbol}` : `shows ${symbol}`
}

/** Whose projects and drafts are asked for is the person's id; without one they still sign in. */
const UNKNOWN = 'signs in, but does not know whose projects and drafts these are'

/** isAdmin has to be true, role to be admin, or roles to hold it (src/session/roles.ts). */
const CLIENT = 'sees no admin in it: who is one by this alone gets the client’s dashboard'

/** By a field's name, or by that with its parent's where several things have one; `name/*` is an entry of a list. */
const FIELDS: Record<string, Rule> = {
  _id: ofListed,
  price: ofMoney,
  spend: ofMoney,
  revenue: ofMoney,
  date: ({ value }) =>
    typeof value === 'string' && isDay(value.slice(0, 10))
      ? 'takes its first ten characters as the day'
      : 'leaves this day out of the chart',
  deadline: ({ value }) => (isMoment(value) ? 'shows the day of it' : 'shows no deadline'),
  status: ({ kind, value }) =>
    kind === 'missing' || !value ? 'takes the status that was asked for' : 'leaves this work out',
  series: () => 'shows the sample week, labelled "Sample data"',
  lastMessage: () => 'shows the conversation without its beginning',
  preview: ofText('shows the conversation without its beginning'),
  at: (difference, id) =>
    ofMoment(
      id === 'listConversations'
        ? 'takes lastMessageAt or updatedAt instead, or shows no time'
        : 'shows no time',
    )(difference, id),
  createdAt: ofMoment('shows no time, and leaves the round where the server put it'),
  content: ofText('shows a message without words'),
  author: (_difference, id) => NAMELESS[id] ?? 'names nobody',
  assets: ofList('says that the round holds no image or video'),
  'assets/*': ofPicture,
  verdict: () => 'shows no answer to the round',
  lastMessageAt: ofMoment('takes lastMessage.at or updatedAt instead, or shows no time'),
  updatedAt: ofMoment('nothing where another time is there; else shows no time'),
  title: (difference, id) => {
    const untitled = `shows "Untitled ${NOUNS[id] ?? 'item'}"`
    return ofText(NOUNS[id] ? untitled : `takes its name or its product's; else ${untitled}`)(difference, id)
  },
  kind: () => 'shows it as a service',
  currency: ofCurrency,
  active: ({ value }) => (value === 'true' ? 'reads it as active' : 'shows it as Inactive'),
  slug: ofText('shows no slug'),
  tags: ofList('shows no tags'),
  'tags/*': ofText(OUT),
  gallery: (difference, id) =>
    Array.isArray(difference.value) ? AS_IT_IS : ofPicture({ ...difference, value: null }, id),
  'gallery/*': ofPicture,
  image: ofPicture,
  imageOrVideo: ofPicture,
  quantity: ofNumber(1, 'takes 1'),
  orders: ofNumber(0, 'shows no number'),
  count: (difference, id) =>
    id === 'getUnreadCount' ? ofUnread(difference) : ofNumber(0, 'shows no number')(difference, id),
  accessToken: ofText('says "Login failed": without it nobody is signed in'),
  refreshToken: ofText('signs in, but the session ends with the access token'),
  user: () => 'says "Login failed": without it nobody is signed in',
  fullName: (difference, id) => ofText(NAMELESS[id] ?? 'names nobody')(difference, id),
  'user/id': (difference, id) => ofId('id', UNKNOWN)(difference, id),
  'user/email': ofText('shows nothing for somebody without a name'),
  'user/isAdmin': () => CLIENT,
  'user/role': () => CLIENT,
  'user/roles': () => CLIENT,
  'author/id': (difference, id) =>
    ofId(
      'id',
      id === 'listMessages' ? 'does not know the person’s own messages' : 'names the author all the same',
    )(difference, id),
  description: ofText('shows no description'),
  url: ofPicture,
  product: () => 'takes what the item itself says',
  'product/_id': ofId('_id', 'takes the id of the item itself'),
  name: ofText('takes title instead, or shows "Untitled item"'),
  source: () => 'takes it for a product of the shop',
  sourceId: ofText('takes the id of product instead; else does not know it again on the pages of the site'),
  decision: () => 'shows no answer to the round',
  comment: ofText('shows the answer without its words'),
  requestedChanges: ofList('shows the answer without its list of changes'),
  'requestedChanges/*': ofText(OUT),
}

/** What the app does about one difference. */
export function effect(difference: Difference, operationId: string): string {
  const { field } = difference
  if (field === '/') return ofBody(operationId)
  if (LIST.test(field)) return NO_LIST
  const [last = '', parent] = field.split('/').reverse()
  const rule = FIELDS[`${parent}/${last}`] ?? FIELDS[last]
  if (!rule && last === '*') return OUT
  return rule?.(difference, operationId) ?? UNNEEDED
}
