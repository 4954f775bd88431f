import { lazyPart } from '../../lazy/lazy.tsx'

/** Forms that stand in the page's HTML, whose script (react-hook-form, zod/mini) comes when the page is used or at rest. */
export const PasswordPart = lazyPart(async () => (await import('./PasswordForm.tsx')).PasswordForm, '.accounts-form')
export const PasskeysPart = lazyPart(async () => (await import('./Passkeys.tsx')).Passkeys, '.accounts-passkeys')
export const DeletionPart = lazyPart(async () => (await import('./DeletionForm.tsx')).DeletionForm, '.accounts-form')
