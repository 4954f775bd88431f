import * as z from 'zod/mini'

/** Longer ids and lists no question has. */
const Id = z.string().check(z.maxLength(40))
const Answer = z.union([Id, z.boolean(), z.array(Id).check(z.maxLength(40))])

/** What was read by a camera, or typed: a whole address or a short code. */
export const WrittenCode = z.object({ code: z.string() })

/** The answer to one question: an option's id, whether a sentence is true, or the ids of all options in an order. */
export const SavedAnswer = z.object({ answer: Answer })

/** What is sent in the end. `id` is made on the device: the same sent again is answered like the first time. */
export const TriviaSubmission = z.object({
  id: z.uuid(),
  /** Answers that may not have been saved yet. */
  answers: z.array(z.object({ number: z.int().check(z.positive()), answer: Answer })).check(z.maxLength(200)),
})
