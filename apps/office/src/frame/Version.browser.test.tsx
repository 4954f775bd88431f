import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { Version } from './Version.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['por', '0123456789ab', 'Versão 0.9.0 (0123456789ab)'],
  ['spa', '0123456789ab-dirty', 'Versión 0.9.0 (0123456789ab-dirty)'],
  ['eng', 'unknown', 'Version 0.9.0'],
] as const)('the office shows version and commit of the server (%s, %s)', async (locale, commit, text) => {
  await loadMessages<Noun>(locale, ['office'])
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, version: '0.9.0', commit }))
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <Version />
      </LanguageProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
