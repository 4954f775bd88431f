import type { ContentFile } from '@games/contract/content/shown-content'
import { vi } from 'vitest'
import { preferences } from '../../session/preferences.ts'

export const USER = { platform: 'android', loginEnabled: true, loginType: 'user' } as const

export const signIn = (): void =>
  preferences.set({
    loginType: 'user',
    userData: {
      id: '7',
      username: 'marola_27',
      name: 'marola_27',
      points: 0,
      tipo: 'guest',
      type: 'guest',
      email: '',
      cpf: '',
      active: true,
      photoUrl: '',
      videoViewed: true,
    },
  })
export const signOut = (): void =>
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })

/** Answers by path, of content calls and files; everything else is fetched as ever. A path without an answer has no network. */
export function serveContent(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = []
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address] = request
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href)
    if (!/^\/(api\/(transport|places|courses|informativos|albums|videos|live-streams)|files)(\/|$)/.test(pathname))
      return real(...request)
    asked.push(pathname)
    const answer = answers[pathname]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'))
  })
  return asked
}

export const shownContent = (id: string, publishedAt = '2027-09-14T12:40:00-03:00') => ({
  id,
  publishedAt,
  correctedAt: null,
  correction: null,
})

export const aPdf = (id: string): ContentFile => ({
  id,
  kind: 'pdf',
  name: `${id}.pdf`,
  variants: [
    {
      name: 'original.pdf',
      type: 'application/pdf',
      bytes: 480_000,
      width: null,
      height: null,
      address: `/files/${id}/original.pdf`,
    },
  ],
  pages: 2,
  seconds: null,
})
