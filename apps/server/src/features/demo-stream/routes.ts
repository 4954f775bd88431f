import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiFailure, type Games } from '@games/contract'
import { LOCALES } from '@games/domain/text/localized'
import { type Context, Hono } from 'hono'
import { API_SECURITY } from '../../http/server/security.ts'
import { filmFolder } from '../safe-sport/index.ts'
import { captionsOf, cuesOf } from './captions.ts'
import { cutFilm, type FilmPieces } from './film-pieces.ts'
import { mainPlaylist, piecesOfDay, piecesPlaylist, windowAt } from './playlists.ts'

export interface DemoStreamDeps {
  readonly games: () => Games
  /** The clock that the stream goes by, real time in epoch milliseconds; absent: this machine's. */
  readonly streamNow?: () => number
}

const FOLDER = '/streams/demo'
/** The address of the demo's live stream. */
export const DEMO_STREAM = `${FOLDER}/main.m3u8`

const PLAYLIST = 'application/vnd.apple.mpegurl'
/** A piece is the same whoever asks, and nobody asks for it a minute later. */
const FOR_A_MINUTE = 'public, max-age=60'
/** A player that is a little ahead or behind of the playlist is still answered. */
const SPARE = 3

interface Film {
  readonly pieces: FilmPieces
  readonly cues: Readonly<Record<(typeof LOCALES)[number], ReturnType<typeof cuesOf>>>
}
let read: Film | undefined

/** Read when somebody first watches. */
function film(): Film {
  const text = (name: string) => readFileSync(join(filmFolder(), name))
  read ??= {
    pieces: cutFilm(text('film.mp4')),
    cues: {
      por: cuesOf(text('por.vtt').toString()),
      eng: cuesOf(text('eng.vtt').toString()),
      spa: cuesOf(text('spa.vtt').toString()),
    },
  }
  return read
}

/**
 * The demo's live stream (HLS, RFC 8216): the film about safe sport over and over, by the clock alone, so that every server shows the same
 * and nothing runs for it. 404 where there is no demo, and for pieces that are over or to come.
 */
export function demoStreamRoutes({ games, streamNow = Date.now }: DemoStreamDeps): Hono {
  const app = new Hono()
  const send = (c: Context, body: string | Buffer, type: string, caching = 'no-cache') => {
    const bytes = typeof body === 'string' ? body : new Uint8Array(body)
    return c.body(bytes, 200, {
      ...API_SECURITY,
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': type,
      'cache-control': caching,
    })
  }
  app.get(`${FOLDER}/:name`, (c) => {
    if (!games().demo) throw notThere()
    const { pieces } = film()
    const { seconds } = pieces
    const name = c.req.param('name')
    const shown = windowAt(streamNow(), seconds)
    if (name === 'main.m3u8') return send(c, mainPlaylist(pieces), PLAYLIST)
    if (name === 'init.mp4') return send(c, pieces.init, 'video/mp4', FOR_A_MINUTE)
    if (name === 'pictures.m3u8')
      return send(
        c,
        piecesPlaylist(shown, seconds, (piece) => `${piece}.m4s`, 'init.mp4'),
        PLAYLIST,
      )
    const locale = LOCALES.find((one) => name === `${one}.m3u8`)
    if (locale)
      return send(
        c,
        piecesPlaylist(shown, seconds, (piece) => `${locale}-${piece}.vtt`),
        PLAYLIST,
      )
    const [, words, number = ''] = /^(?:(por|eng|spa)-)?(\d{1,12})\.(?:m4s|vtt)$/.exec(name) ?? []
    const piece = Number(number)
    if (number === '' || (words === undefined) !== name.endsWith('.m4s')) throw notThere()
    if (piece < shown.first - SPARE || piece > shown.last + 1) throw notThere()
    const [part, place] = [piece % pieces.count, piece % piecesOfDay(seconds)]
    if (words === undefined) return send(c, pieces.piece(part, place), 'video/mp4', FOR_A_MINUTE)
    const cues = film().cues[words as (typeof LOCALES)[number]]
    const captions = captionsOf(cues, {
      from: part * seconds,
      to: (part + 1) * seconds,
      filmBegins: (place - part) * seconds,
    })
    return send(c, captions, 'text/vtt; charset=utf-8', FOR_A_MINUTE)
  })
  return app
}

const notThere = () => new ApiFailure(404, 'not-found', 'There is nothing of a stream here')
