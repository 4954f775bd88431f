import { z } from 'zod'

/** What an organiser may upload. `image` is also a drawing (SVG), which is stored as a picture. */
export const FILE_KINDS = ['image', 'pdf', 'video', 'captions'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Why a file was not taken; the browser owns the words. */
export const FILE_FAULTS = [
  /** Nothing in it. */
  'empty',
  /** More bytes than its kind may have. */
  'too-large',
  /** Neither a picture nor a PDF, a video or captions. */
  'unknown-kind',
  /** It begins like its kind, but cannot be read to its end. */
  'broken',
  /** Picture of more pixels than we decode. */
  'too-many-pixels',
  /** Took longer to read, or more memory, than a file may. */
  'too-costly',
  /** A photo as iPhones store it (HEIC): no browser shows it everywhere. */
  'heic',
  /** A drawing or PDF with a script, an embedded file, or something it would load. */
  'active-content',
  /** A PDF with a password. */
  'encrypted',
  /** Two kinds of file in one. */
  'two-kinds',
  /** A video in a coding that not every browser plays. */
  'codec',
  /** Did not come whole. */
  'cut-off',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** One form of a stored file, and where it is. */
export const FileVariant = z.object({
  /** Last step of the address: `640.webp`, `original.pdf`. */
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** Pixels; null where it has none. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  address: z.string(),
})
export type FileVariant = z.infer<typeof FileVariant>

/** A file as pages and the office are told of it. */
export const StoredFile = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  /** As its sender called it, without folders. */
  name: z.string(),
  /** Pictures: the smallest first, each size as WebP and as JPEG or PNG. Other kinds: `original.…` alone. */
  variants: z.array(FileVariant),
  /** Of a PDF; null of others. */
  pages: z.number().int().nullable(),
  /** Of a video; null of others. */
  seconds: z.number().nullable(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** The most bytes of a file, by its kind. */
export const FileLimits = z.record(z.enum(FILE_KINDS), z.number().int())
export type FileLimits = z.infer<typeof FileLimits>
