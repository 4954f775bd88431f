import { afterEach, expect, test, vi } from 'vitest'
import { CSRF_HEADER } from '../csrf-header.ts'
import { ApiFailure } from '../failure.ts'
import { type SendOptions, sendFile } from './send-file.ts'

const ID = '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11'
const FILE = new File(['%PDF-'], 'Rota 1.pdf')

type Answer = { readonly status: number; readonly body: string } | 'lost' | 'never'

/** A browser's request, answered by these answers one after the other. */
function browser(...answers: Answer[]) {
  const sent: { line: string; headers: Record<string, string> }[] = []
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    status = 0
    statusText = ''
    responseText = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    readonly #headers: Record<string, string> = {}
    #line = ''
    open(method: string, address: string) {
      this.#line = `${method} ${address}`
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    send() {
      sent.push({ line: this.#line, headers: this.#headers })
      const answer = answers.shift() ?? 'lost'
      this.upload.onprogress?.({ loaded: 5, total: 10 })
      if (answer === 'never') return
      queueMicrotask(() => {
        if (answer === 'lost') this.onerror?.()
        else {
          Object.assign(this, { status: answer.status, responseText: answer.body })
          this.onload?.()
        }
        this.onloadend?.()
      })
    }
    abort() {
      this.onabort?.()
      this.onloadend?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const options = (over: Partial<SendOptions> = {}): SendOptions => ({
  id: ID,
  credentials: { csrf: async (stale) => (stale === undefined ? 'old' : 'new'), token: async () => null },
  ...over,
})
const OK = { status: 200, body: JSON.stringify({ id: ID }) }

test('a file is sent under its id and name, with the session’s token, and tells how much has gone', async () => {
  const sent = browser(OK)
  const parts: number[] = []
  expect(await sendFile(FILE, options({ onProgress: (part) => parts.push(part) }))).toEqual({ id: ID })
  expect(sent[0]?.line).toBe(`PUT /api/files/${ID}?name=Rota+1.pdf`)
  expect(sent[0]?.headers).toMatchObject({ [CSRF_HEADER]: 'old' })
  expect(parts).toEqual([0.5])
})

test('a token that another tab has outdated is fetched anew, once', async () => {
  const forbidden = { status: 403, body: '{"id":"forbidden","message":""}' }
  const sent = browser(forbidden, OK)
  await sendFile(FILE, options())
  expect(sent.map(({ headers }) => headers[CSRF_HEADER])).toEqual(['old', 'new'])
  browser(forbidden, forbidden, OK)
  await expect(sendFile(FILE, options())).rejects.toMatchObject({ status: 403 })
})

test('what is wrong with a file comes through; a proxy’s own page is told by its status; no answer is a TypeError', async () => {
  browser({ status: 422, body: '{"id":"file-refused","message":"x","file":"heic"}' })
  await expect(sendFile(FILE, options())).rejects.toMatchObject({ id: 'file-refused', details: { file: 'heic' } })
  browser({ status: 413, body: '<html>' })
  await expect(sendFile(FILE, options())).rejects.toEqual(new ApiFailure(413, 'payload-too-large', ''))
  browser('lost')
  await expect(sendFile(FILE, options())).rejects.toBeInstanceOf(TypeError)
})

test('it can be broken off, before it begins too', async () => {
  browser('never')
  const leaving = new AbortController()
  const sending = sendFile(FILE, options({ signal: leaving.signal }))
  setTimeout(() => leaving.abort(new Error('enough')))
  await expect(sending).rejects.toThrow('enough')
  const sent = browser(OK)
  await expect(sendFile(FILE, options({ signal: AbortSignal.abort(new Error('left')) }))).rejects.toThrow('left')
  expect(sent).toEqual([])
})
