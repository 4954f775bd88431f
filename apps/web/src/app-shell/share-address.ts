import type { Translate } from '../i18n/translator.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { pageMeta } from '../platform/page-meta.ts'
import { toast } from '../ui/toast.ts'

/** Hands a path of the site to the device's share sheet or its clipboard, and shows the outcome. Never rejects. */
export async function shareAddress(t: Translate, title: string, address: string): Promise<void> {
  // the pages of the native wrapper stand under an address of its own
  const url = (pageMeta('api-base') || location.origin) + address
  const platform = await openPlatform()
  const outcome = await platform.share({ title, url }).catch(() => null)
  if (outcome === 'copied') toast.success(t('app-shell.copied'))
  if (outcome === null) toast.error(t('app-shell.not-shared'))
}
