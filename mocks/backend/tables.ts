import type { Schemas } from '../contract/types'

/** What gets an id from a counter. */
export type IdKind =
  | 'user'
  | 'work'
  | 'product'
  | 'conversation'
  | 'message'
  | 'notification'
  | 'cart'
  | 'favorite'
  | 'order'
  | 'project'
  | 'submission'
  | 'decision'
  | 'contact'
  | 'asset'
  | 'session'
  | 'token'

type User = Schemas['User']

/** A person with an account. `role`, `roles` and `isAdmin` may each be missing (spec section 6). */
export interface UserRecord extends User {
  password: string
}

type Work = Schemas['Work']

/** A piece of work for one client. */
export interface WorkRecord extends Work {
  /** The user it is made for, who alone may decide on it. */
  clientId: string
  /** `YYYY-MM-DD`, or null when there is none. */
  deadline: string | null
}

type Product = Schemas['Product']

/** Something that the studio sells. */
export interface ProductRecord extends Product {
  /** RFC 3339. */
  createdAt: string
}

/** One message of a conversation. */
export interface MessageRecord {
  _id: string
  authorId: string
  content: string
  /** RFC 3339. */
  at: string
}

/** What one client and the studio write to each other, oldest message first. */
export interface ConversationRecord {
  _id: string
  clientId: string
  messages: MessageRecord[]
  /** RFC 3339; when it was opened, as long as it holds no message. */
  lastMessageAt: string
  /** RFC 3339. */
  updatedAt: string
}

export interface NotificationRecord {
  _id: string
  userId: string
  text: string
  /** RFC 3339. */
  at: string
  read: boolean
}

/** Work of the site's own pages, which the studio knows only as the page showed it (extension `shop`). */
export type PageItem = Schemas['NewFavorite']

/** Something in somebody's cart: a product, or what a page showed. */
export interface CartRecord {
  _id: string
  userId: string
  productId?: string
  page?: PageItem
  quantity: number
}

/** Something that somebody saved: a product, or what a page showed. */
export interface FavoriteRecord {
  _id: string
  userId: string
  productId?: string
  page?: PageItem
}

/** What the studio earned on one day of its calendar. */
export interface RevenueDay {
  /** `YYYY-MM-DD`. */
  date: string
  /** Cents. */
  revenue: number
  /** Number of sales. */
  sales: number
}

/** A completed work that its client has paid for. */
export interface OrderRecord {
  _id: string
  userId: string
  workId: string
  /** Cents. */
  amount: number
  /** `YYYY-MM-DD`. */
  date: string
}

type Project = Schemas['Project']

/** A project as My Projects shows it. */
export interface ProjectRecord extends Project {
  userId: string
  /** RFC 3339. */
  createdAt: string
}

/** One round that the studio handed in for approval. */
export interface SubmissionRecord {
  _id: string
  workId: string
  authorId: string
  title: string
  description: string
  /** URLs, in the order sent. */
  assets: string[]
  /** RFC 3339. */
  at: string
}

/** What a client answered to a submission. */
export interface DecisionRecord {
  _id: string
  workId: string
  clientId: string
  /** The submission that it answers, null if none was handed in; missing in seeds. */
  submissionId?: string | null
  verdict: 'approved' | 'changes_requested'
  comment: string
  requestedChanges: string[]
  /** `YYYY-MM-DD`; null when none was picked. */
  deadline: string | null
  /** RFC 3339. */
  at: string
}

export interface SubscriberRecord {
  email: string
  /** RFC 3339. */
  at: string
}

type ContactMessage = Schemas['ContactMessage']

export interface ContactRecord extends ContactMessage {
  _id: string
  /** RFC 3339. */
  at: string
}

/** What is known of an uploaded file; its bytes are with the asset port. */
export interface AssetRecord {
  _id: string
  ownerId: string
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
  /** RFC 3339. */
  at: string
}

/** Everything that the studio holds. Plain JSON, so that it can be stored and brought back. */
export interface Tables {
  users: UserRecord[]
  works: WorkRecord[]
  products: ProductRecord[]
  conversations: ConversationRecord[]
  notifications: NotificationRecord[]
  carts: CartRecord[]
  favorites: FavoriteRecord[]
  /** Oldest first, at most one a date. */
  revenueDays: RevenueDay[]
  orders: OrderRecord[]
  projects: ProjectRecord[]
  submissions: SubmissionRecord[]
  decisions: DecisionRecord[]
  subscribers: SubscriberRecord[]
  contactMessages: ContactRecord[]
  assets: AssetRecord[]
  /** Sessions whose refresh token no longer counts. */
  revokedSessions: string[]
  /** The number of the latest id of each kind; a missing one is 0. */
  counters: Partial<Record<IdKind, number>>
}
