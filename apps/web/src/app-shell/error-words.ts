import type { Translate } from '../i18n/translator.ts'

/** Title and text of the page of an error, by its status: 404 (spec R2.8), 403 (R4.4), and all others (R3.4). */
export function errorWords(status: number, t: Translate): { readonly title: string; readonly why: string } {
  if (status === 404) return { title: t('app-shell.not-found'), why: t('app-shell.not-found-why') }
  if (status === 403) return { title: t('app-shell.forbidden'), why: t('app-shell.forbidden-why') }
  if (status === 429) return { title: t('app-shell.too-many'), why: t('app-shell.too-many-why') }
  if (status >= 500) return { title: t('app-shell.server-error'), why: t('app-shell.error-why') }
  return { title: t('app-shell.unknown-error'), why: t('app-shell.unknown-error-why') }
}
