import * as z from 'zod/mini'
import { isEmail } from '@/lib/email'
import { isStrongPassword, passwordRules } from '@/lib/password'
import { isText, type Keeping } from '@/runtime/drafts/keeping'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

/** The wizard's steps, from 0. */
export type Step = 0 | 1 | 2

/** What a password lacks, in words; it stands beside the hint, which says all that is asked for. */
function lacking(password: unknown): string {
  if (typeof password !== 'string' || password === '') return 'Enter a password.'
  const missing = passwordRules(password).filter(({ met }) => !met)
  return `Still missing: ${missing.map(({ label }) => label.replace(/^A/, 'a')).join(', ')}.`
}

/** What a registration needs (spec section 5): name, email, a strong password twice; everything else is optional. */
const registrationSchema = z
  .object({
    fullName: z.string().check(z.trim(), z.minLength(1, 'Enter your full name.')),
    email: z.string().check(z.refine(isEmail, 'Enter a valid email.')),
    password: z.string().check(z.refine(isStrongPassword, { error: ({ input }) => lacking(input) })),
    confirmation: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    profileImage: z.string(),
    adminInviteToken: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation !== '' && confirmation === password, {
      path: ['confirmation'],
      error: ({ input }) =>
        (input as { confirmation?: string } | null)?.confirmation
          ? 'Passwords must match.'
          : 'Repeat the password.',
    }),
  )

export type Registration = z.infer<typeof registrationSchema>

export const EMPTY_REGISTRATION: Registration = {
  fullName: '',
  email: '',
  password: '',
  confirmation: '',
  address: '',
  city: '',
  state: '',
  profileImage: '',
  adminInviteToken: '',
}

/** What may be kept until the account is there (design section 6); password, confirmation and invite token may not. */
export const KEEPING: Keeping<Registration> = {
  fullName: isText,
  email: isText,
  address: isText,
  city: isText,
  state: isText,
  profileImage: isText,
}

export { registrationSchema }

/** Whether everything that the first step asks for is there; the other steps ask for nothing that must be. */
export const isComplete = (values: Registration) => registrationSchema.safeParse(values).success
