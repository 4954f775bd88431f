import { lazyPart } from '../../lazy/lazy.tsx'
import { rememberFields } from '../../lazy/remember-fields.ts'

/** Forms that stand in the page's HTML, whose script (react-hook-form, zod/mini) comes when the page is used or at rest. */
export const PasswordPart = lazyPart(
  async () => (await import('./PasswordForm.tsx')).PasswordForm,
  '.accounts-form',
  rememberFields,
)
export const PasskeysPart = lazyPart(
  async () => (await import('./Passkeys.tsx')).Passkeys,
  '.accounts-passkeys',
  rememberFields,
)
export const DeletionPart = lazyPart(
  async () => (await import('./DeletionForm.tsx')).DeletionForm,
  '.accounts-form',
  rememberFields,
)
