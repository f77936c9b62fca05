/** Whom an account screen is for: they differ in the role, the invite token and a few words (spec section 2). */
export type Area = 'user' | 'admin'
