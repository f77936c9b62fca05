/** Where a tab keeps what a visitor wanted to put aside. Alone in its file: every page looks for it, few need more. */
export const WISH_KEY = 'app_shopAsked'
