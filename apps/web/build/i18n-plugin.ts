import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@games/domain/text/localized'
import type { Plugin } from 'vite'
import type { MessagePart } from '../src/i18n/message-parts.ts'
import { MESSAGES_DIR, partOf, readCatalog, writeMessageTypes } from './catalogs.ts'

const VIRTUAL = 'virtual:messages/'

/** `virtual:messages/por/first` …: a part of one locale's compiled messages, each a chunk of its own: a visitor loads one language. */
export function i18nPlugin(): Plugin {
  return {
    name: 'games:i18n',
    buildStart: writeMessageTypes,
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined
      const [locale, part] = id.slice(VIRTUAL.length + 1).split('/') as [Locale, MessagePart]
      const compiled = Object.fromEntries(
        Object.entries(partOf(readCatalog(locale), part)).map(([key, text]) => [key, compileMessageOrThrow(text)]),
      )
      // JSON.parse of a string is faster to start than an object literal of this size
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(MESSAGES_DIR)) return
      writeMessageTypes()
      server.moduleGraph.invalidateAll()
      server.ws.send({ type: 'full-reload' })
    },
  }
}
