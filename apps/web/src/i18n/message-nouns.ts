import { folder } from 'virtual:messages'
import type { Locale } from './locale.ts'
import type { Noun } from './messages.gen.d.ts'

/** The nouns of every page. */
const EVERYWHERE: readonly Noun[] = ['app-shell']

/** The nouns of the matched routes together: each names the nouns of its page in `staticData.messages`. */
export const nounsOf = (
  matches: readonly { readonly staticData: { readonly messages?: readonly Noun[] } }[],
): Noun[] => [...new Set([...EVERYWHERE, ...matches.flatMap(({ staticData }) => staticData.messages ?? [])])]

/** Where a browser finds the messages of a noun. */
export const messagesAddress = (locale: Locale, noun: Noun): string => `${folder}/${locale}/${noun}.json`
