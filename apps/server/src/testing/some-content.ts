import { type BodyOf, type ContentBody, richText } from '@games/contract'
import type { ContentKind } from '@games/domain'
import type { Pool } from 'pg'

/** The files that contents name: a PDF and a picture. */
const SOME_FILE = '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11'
const SOME_PICTURE = '5b0f7a64-91c7-4b5d-8d2e-6a2f0c9e4d38'

/** Puts in the files that contents name, of which nothing lies in a store. */
export async function storeSomeFiles(pool: Pool): Promise<void> {
  await storeSomeFile(pool)
  await storeSomePicture(pool)
}

/** Puts a picture of nine bytes in, of which nothing lies in a store. */
export async function storeSomePicture(pool: Pool, id = SOME_PICTURE): Promise<void> {
  await pool.query(
    `with stored as (
       insert into stored_bytes (id, digest, kind, variants) values ($1::uuid, sha256(convert_to($1::uuid::text, 'UTF8')), 'image',
         '[{"name":"320.png","type":"image/png","bytes":9,"width":320,"height":240}]') returning id)
     insert into file (id, bytes_id, name) select $1::uuid, id, 'foto.png' from stored`,
    [id],
  )
}

/** Puts a PDF of nine bytes in, of which nothing lies in a store. */
export async function storeSomeFile(pool: Pool, id = SOME_FILE): Promise<void> {
  await pool.query(
    `with stored as (
       insert into stored_bytes (id, digest, kind, variants, pages) values ($1::uuid, sha256(convert_to($1::uuid::text, 'UTF8')), 'pdf',
         '[{"name":"original.pdf","type":"application/pdf","bytes":9,"width":null,"height":null}]', 1) returning id)
     insert into file (id, bytes_id, name) select $1::uuid, id, 'mapa.pdf' from stored`,
    [id],
  )
}

const JUDO_FINAL = 'JUDW57KG--------------FNL-000100--'

/** A body of each kind, complete, in Portuguese alone, with a word in each of its texts. */
export const someContent = (word: string): { readonly [K in ContentKind]: BodyOf<K> } => {
  const text = { por: word }
  const rich = { por: richText(word) }
  return {
    informativo: {
      kind: 'informativo',
      title: text,
      priority: 'normal',
      subject: text,
      issuer: text,
      body: rich,
      attachments: [],
    },
    announcement: {
      kind: 'announcement',
      title: text,
      level: 'notice',
      body: rich,
      banner: { from: null, until: null },
    },
    report: {
      kind: 'report',
      title: text,
      priority: 'urgent',
      subject: text,
      summary: text,
      pdf: { id: SOME_FILE },
    },
    ambassador: {
      kind: 'ambassador',
      name: word,
      role: 'athlete',
      discipline: 'JUD',
      line: text,
      days: ['2027-09-15', '2027-09-14'],
      bio: rich,
      photo: null,
    },
    sponsor: { kind: 'sponsor', name: word, tier: 'main', link: 'https://sponsor.example/', logo: null },
    volunteer: { kind: 'volunteer', title: text, where: text, people: 40, restricted: false, body: rich },
    course: {
      kind: 'course',
      title: text,
      summary: text,
      body: rich,
      audience: 'everybody',
      remote: false,
      where: text,
      starts: null,
      ends: null,
      seats: 40,
      teacher: word,
      link: null,
      attachments: [],
    },
    place: {
      kind: 'place',
      name: text,
      type: 'other',
      address: word,
      point: { lat: -9.66, lon: -35.73 },
      telephone: '(82) 5555-0101',
      directions: text,
      notes: text,
      opening: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '24:00' }],
      link: null,
      isOrigin: true,
    },
    transport: {
      kind: 'transport',
      line: '3',
      title: text,
      stops: [{ name: text, after: 0 }],
      every: 20,
      first: '06:00',
      last: '22:30',
      notes: text,
      pdf: { id: SOME_FILE },
    },
    album: {
      kind: 'album',
      title: text,
      day: '2027-09-14',
      discipline: null,
      credit: word,
      photos: [
        {
          file: { id: SOME_PICTURE },
          alt: text,
          caption: text,
          takenAt: null,
          unit: null,
        },
      ],
    },
    video: {
      kind: 'video',
      title: text,
      summary: text,
      source: { kind: 'address', address: 'https://films.example/a.m3u8' },
      captions: [],
      poster: null,
      seconds: 60,
      discipline: 'JUD',
      unit: null,
      day: null,
    },
    'live-stream': {
      kind: 'live-stream',
      title: text,
      address: 'https://live.example/a.m3u8',
      discipline: 'JUD',
      unit: JUDO_FINAL,
      where: text,
      starts: '2027-09-14T14:00:00-03:00',
      ends: null,
      signal: 'good',
      captioned: true,
      forUsers: true,
    },
    award: {
      kind: 'award',
      title: text,
      unit: null,
      at: '2027-09-14T18:00:00-03:00',
      where: text,
      presenters: text,
      notes: text,
    },
  }
}

export const everyContent = (word: string): ContentBody[] => Object.values(someContent(word))
