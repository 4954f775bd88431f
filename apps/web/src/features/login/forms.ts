import { lazyPart } from '../../lazy/lazy.tsx'
import { rememberFields } from '../../lazy/remember-fields.ts'

/** The forms, whose script (react-hook-form, zod/mini) comes when the page is used or at rest: they stand in its HTML. */
export const SignInPart = lazyPart(
  async () => (await import('./SignInForm.tsx')).SignInForm,
  '.login-form',
  rememberFields,
)
export const SignUpPart = lazyPart(
  async () => (await import('./SignUpForm.tsx')).SignUpForm,
  '.login-form',
  rememberFields,
)
export const MailPart = lazyPart(async () => (await import('./MailForms.tsx')).MailForms, '.login-mail', rememberFields)
export const CodePart = lazyPart(async () => (await import('./CodeForm.tsx')).CodeForm, '.login-code', rememberFields)
