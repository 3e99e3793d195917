/**
 * Deletes rows in batches, each in a commit of its own, and returns their number.
 *
 * @param size maximum number of rows in a batch
 * @param deleteBatch deletes a batch, and resolves to its number of rows
 * @param signal ends the deletion after the current batch
 */
export async function deleteInBatches(
  size: number,
  deleteBatch: () => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0
  let deleted: number
  do {
    deleted = await deleteBatch()
    all += deleted
  } while (deleted === size && !signal?.aborted)
  return all
}
