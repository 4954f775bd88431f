import type { Api, CallOptions } from '@games/contract'
import { topics } from '@games/contract/live'
import type { ContentKind } from '@games/domain/content/content-kinds'
import type { View, ViewQuery } from '../cache/view-cache.ts'

/**
 * Content that is for users alone (R4.4), as a view: kept on the device until they sign out, and fetched anew when something of its kind is
 * published. Such an answer has no event number: that of a public one, read before it, is a number it surely holds.
 *
 * @param account Id of whoever is signed in.
 * @param key What of the content it is.
 */
export const usersQuery = <V extends object>(
  api: Api,
  account: string,
  kind: ContentKind,
  key: readonly string[],
  load: (options: { readonly signal?: AbortSignal }) => Promise<V>,
): ViewQuery<V & View> => ({
  key: ['content', account, kind, ...key],
  topic: topics.content(kind),
  forUsers: true,
  load: async (options: CallOptions) => {
    const seq =
      options.minSeq ??
      (await api.listAnnouncements({}).then(
        (announcements) => announcements.seq,
        () => 0,
      ))
    return { ...(await load({})), seq }
  },
})
