import type { Translate } from '../i18n/translator.ts'

/** What the page of an error says, by its status: 404 (spec R2.8), 403 (R4.4), and all others (R3.4). */
export function errorWords(status: number, t: Translate): { readonly title: string; readonly why: string } {
  if (status === 404) return { title: t('app-shell.not-found'), why: t('app-shell.not-found-why') }
  if (status === 403) return { title: t('app-shell.forbidden'), why: t('app-shell.forbidden-why') }
  if (status >= 500) return { title: t('app-shell.server-error'), why: t('app-shell.error-why') }
  return { title: t('app-shell.unknown-error'), why: t('app-shell.unknown-error-why') }
}
