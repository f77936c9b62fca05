import * as z from 'zod/mini'
import type { ContactMessage } from '@/api/contact'
import { isEmail } from '@/lib/email'
import { CONTACT_SUBJECTS, type ContactSubject } from '@/lib/paths'
import { isOneOf, isText, type Keeping } from '@/runtime/drafts/keeping'

// The content security policy forbids making code at run time.
z.config({ jitless: true })

const isSubject = (text: string): text is ContactSubject => CONTACT_SUBJECTS.some((known) => known === text)

/** What the form asks for (spec section 5): everything but the phone. Values are trimmed. */
export const letterSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name.')),
  email: z.string().check(z.trim(), z.refine(isEmail, 'Enter a valid email.')),
  phone: z.string().check(z.trim()),
  subject: z.string().check(z.refine(isSubject, 'Choose a subject.')),
  message: z.string().check(z.trim(), z.minLength(1, 'Write a message.')),
})

export type Letter = z.infer<typeof letterSchema>

export const EMPTY_LETTER: Letter = { name: '', email: '', phone: '', subject: '', message: '' }

/** All of it may be kept until it is sent. */
export const KEEPING: Keeping<Letter> = {
  name: isText,
  email: isText,
  phone: isText,
  subject: isOneOf(['', ...CONTACT_SUBJECTS]),
  message: isText,
}

/** The call's body: name, email, phone, message and subject; an empty phone is left out. */
export function bodyOf({ name, email, phone, subject, message }: Letter): ContactMessage {
  if (!isSubject(subject)) throw new Error('A letter is sent only with a subject.')
  return { name, email, ...(phone ? { phone } : {}), message, subject }
}

/** What a link to the form asks for. */
export interface Prefill {
  subject: string
  /** What the message begins with; visible, editable, and sent only as long as it stands there. Empty for none. */
  message: string
}

const LONGEST_NAME = 120

/** By code points: half an emoji is no text. */
const shortened = (name: string) => [...name].slice(0, LONGEST_NAME).join('')

const aboutOf = (projects: readonly string[]) =>
  projects.length > 1 ? `About:\n- ${projects.join('\n- ')}\n\n` : `About: ${projects[0]}\n\n`

/** A message that is nothing but what some link filled in. */
const FILLED_IN = /^About:( .+|(\n- .+){2,})\n\n$/

/** Whether a message names just what a link does; a longer list names more. */
function names(message: string, about: string): boolean {
  const lines = `\n${message}\n`
  const block = `\n${about.trimEnd()}\n`
  const at = lines.indexOf(block)
  return at >= 0 && !lines.startsWith('- ', at + block.length)
}

/**
 * A message with what a link names above the person's own words, in the place of what a former link named there.
 * `named` is what that was, as far as it is known: only that much is no word of theirs, whatever it looks like.
 */
export function withAbout(message: string, about: string, named?: unknown): string {
  if (names(message, about)) return message
  if (!isText(named)) return about + message.replace(FILLED_IN, '')
  return about + (message.startsWith(named) ? message.slice(named.length) : message)
}

/** Reads `?subject=` and each `project=`. Unknown subjects are left out; a project's name is one short line of text. */
export function prefillOf(params: URLSearchParams): Prefill {
  const subject = params.get('subject') ?? ''
  const projects = params
    .getAll('project')
    .map((name) => shortened(name.replace(/\s+/g, ' ').trim()))
    .filter(Boolean)
  return {
    subject: isSubject(subject) ? subject : '',
    message: projects.length > 0 ? aboutOf(projects) : '',
  }
}
