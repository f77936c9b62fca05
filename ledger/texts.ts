/** A literal text of the specification, by the section and part that names it. */
export interface SpecText {
  section: '5' | '8'
  part: string
  /** Word for word; `{status}` stands for what the moment fills in. */
  text: string
}

/** Sections 5 and 8: what a person may be told, and what a form offers. */
const BY_PART: Record<SpecText['section'], Record<string, readonly string[]>> = {
  '5': {
    Newsletter: ['Enter a valid email.'],
    Registration: [
      'Password must be 8+ chars with upper, lower, number & special.',
      'Please complete required fields. Password must be strong and match confirmation.',
    ],
    Contact: ['General Inquiry', 'Project Quote', 'Partnership', 'Careers', 'Other'],
    'Upload Work': [
      'Select a work to submit to.',
      'Please add at least one file.',
      'Please select up to 5 images and 1 video.',
      'Upload failed to return assets',
      'Round 1',
      'Submission',
    ],
    'New Product': [
      'Title is required.',
      'Slug is required.',
      'Enter a valid price.',
      'Please select up to 6 images.',
    ],
  },
  '8': {
    Auth: [
      'Login failed. Please try again.',
      'Login failed',
      'Registration failed. Please try again.',
      'Registration failed',
      'This organization requires an Admin Invite Token. Please enter a valid token and try again.',
    ],
    'Public pages': [
      'Subscription failed. Try again.',
      'Failed to load testimonials',
      'No testimonials available yet.',
      'There was an error submitting your message. Please try again.',
      'Failed to load projects',
      'Retry',
    ],
    Dashboard: [
      'Failed to load dashboard.',
      'Send failed',
      'Approve failed',
      'Request changes failed',
      'Status update failed',
      'Complete failed',
      'Update failed',
      'Failed to load works.',
      'Upload failed',
      'Create failed',
    ],
    'Success messages': [
      'Login successful!',
      'Registration successful!',
      'Logged out successfully',
      'Subscribed! Check your inbox.',
      'Login successful! Redirecting...',
      'Registration successful! Redirecting...',
      'Admin registration successful! Redirecting...',
      'Message Sent Successfully!',
      "We'll get back to you within 24 hours.",
      'Message sent.',
      'Approved. Thank you!',
      'Requested changes sent.',
      'Status set to {status}',
      'Work marked as completed',
      'Product activated.',
      'Product deactivated.',
      'Submission uploaded.',
      'Product created.',
    ],
  },
}

/** All of them, in the specification's order. */
export const TEXTS: readonly SpecText[] = (['5', '8'] as const).flatMap((section) =>
  Object.entries(BY_PART[section]).flatMap(([part, texts]) => texts.map((text) => ({ section, part, text }))),
)
