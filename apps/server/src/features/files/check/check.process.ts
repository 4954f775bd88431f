import { isDiskFault } from './disk-fault.ts'
import { type CheckAnswer, type CheckJob, type FoundFile, Refused } from './found.ts'

/*
 * The process that reads one file that somebody has sent.
 */

/** Each with the libraries it needs alone. */
const CHECKS: Readonly<Record<CheckJob['kind'], (job: CheckJob) => Promise<FoundFile>>> = {
  image: async (job) => (await import('./image.ts')).checkImage(job),
  pdf: async (job) => (await import('./pdf.ts')).checkPdf(job),
  video: async (job) => (await import('./video.ts')).checkVideo(job),
  captions: async (job) => (await import('./captions.ts')).checkCaptions(job),
}

/** What libvips says of a disk, which has no code. */
const DISK_WORDS = /no space left|disk quota exceeded|read-only file system|input\/output error/i

async function answer(job: CheckJob): Promise<CheckAnswer> {
  try {
    return { found: await CHECKS[job.kind](job) }
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault, why: error.message }
    const failure = error instanceof Error ? error.message : String(error)
    return { failure, isDisk: isDiskFault(error) || DISK_WORDS.test(failure) }
  }
}

process.once('message', (job: CheckJob) => {
  void answer(job).then((answered) => process.send?.(answered))
})
// the server has gone
process.once('disconnect', () => process.exit(0))
