import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Film } from '@games/contract'

const FILES = '/films/safe-sport'

/** From this file, and from the bundle in `dist`. */
const FOLDERS = ['../../../../web/public', '../../web/public'].map((path) => join(import.meta.dirname, path, FILES))

/** The folder on this machine that the demo's film is in. */
export const filmFolder = (): string => FOLDERS.find((path) => existsSync(path)) ?? ''

/** The demo's own film, made by scripts/safe-sport-film.ts; its files are in apps/web/public/films. */
export const DEMO_FILM: Film = {
  sources: [
    { address: `${FILES}/film.mp4`, type: 'video/mp4' },
    { address: `${FILES}/film.webm`, type: 'video/webm' },
  ],
  seconds: 40,
  captions: (['por', 'eng', 'spa'] as const).map((locale) => ({ locale, address: `${FILES}/${locale}.vtt` })),
  chapters: [
    {
      at: 0,
      title: { por: 'Você manda no seu corpo', eng: 'Your body is yours', spa: 'Tu cuerpo es tuyo' },
    },
    {
      at: 8,
      title: { por: 'Brincadeira ou violência?', eng: 'A joke, or violence?', spa: '¿Broma o violencia?' },
    },
    {
      at: 16,
      title: {
        por: 'Celular, fotos e mensagens',
        eng: 'Phone, photos and messages',
        spa: 'Celular, fotos y mensajes',
      },
    },
    { at: 24, title: { por: 'A quem contar', eng: 'Whom to tell', spa: 'A quién contarle' } },
    { at: 32, title: { por: 'Como denunciar', eng: 'How to report it', spa: 'Cómo denunciar' } },
  ],
}
