import { createHash } from 'node:crypto'
import { LOCALES, type Locale } from '@games/domain/text/localized'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { MESSAGES_DIR, nounsOf, readNoun, writeMessageTypes } from './catalogs.ts'

const VIRTUAL = 'virtual:messages'
const FOLDER = /^\/assets\/messages-dev\/(\w+)\/([\w-]+)\.json$/

/** One noun's messages of a locale as the browser gets them: compiled, so that it needs no parser. */
const compiled = (locale: Locale, noun: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(readNoun(locale, noun)).map(([key, text]) => [key, compileMessageOrThrow(text)]))

const everyCatalog = () =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(nounsOf(locale).map((noun) => [noun, compiled(locale, noun)])),
    ]),
  )

/** Changes with any message, so that a file of messages may be cached for ever by its address. */
const versionOf = (catalogs: unknown): string =>
  createHash('sha256').update(JSON.stringify(catalogs)).digest('base64url').slice(0, 8)

/**
 * `virtual:messages` loads one noun of one locale (`src/i18n/translator.ts`): on the server from a table of all, in a browser from
 * `/assets/messages-{version}/{locale}/{noun}.json`. So a visitor loads one language, and no page the words of another.
 */
export function i18nPlugin(): Plugin {
  let version = 'dev'
  return {
    name: 'games:i18n',
    buildStart: writeMessageTypes,
    configResolved({ command, mode }) {
      if (command === 'build' && mode !== 'test') version = versionOf(everyCatalog())
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const folder = `export const folder = ${JSON.stringify(`/assets/messages-${version}`)}\n`
      if (this.environment.config.consumer === 'server')
        return `${folder}const catalogs = JSON.parse(${JSON.stringify(JSON.stringify(everyCatalog()))})
export const loadNoun = (locale, noun) => Promise.resolve(catalogs[locale][noun])`
      // without them a page is its keys: a connection that breaks once is tried again. As a chunk of a build that is gone, those that are
      // not there any more: whoever listens reloads into the new one (R3.8)
      return `${folder}export const loadNoun = async (locale, noun) => {
  const address = folder + '/' + locale + '/' + noun + '.json'
  const response = await fetch(address).catch(() => fetch(address))
  if (response.ok) return response.json()
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  throw new Error('lost: ' + address)
}`
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const [locale, nouns] of Object.entries(everyCatalog()))
        for (const [noun, messages] of Object.entries(nouns))
          this.emitFile({
            type: 'asset',
            fileName: `assets/messages-${version}/${locale}/${noun}.json`,
            source: JSON.stringify(messages),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, locale, noun] = FOLDER.exec((request.url ?? '').replace(/\?.*/, '')) ?? []
        if (!locale || !noun) return next()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(compiled(locale as Locale, noun)))
      })
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(MESSAGES_DIR)) return
      writeMessageTypes()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
