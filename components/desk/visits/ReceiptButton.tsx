// On a folded stop and on the request's screen.
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { textIn } from '../../api/requestJson.ts'
import { sendChange } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'

const { stop: wording } = visitWording

/** Makes the receipt of a job with a final price, and opens it. */
export function ReceiptButton({ id }: { id: string }) {
  const [isMaking, setMaking] = useState(false)
  const { toastFailure } = useQuoteChanges()
  const navigate = useNavigate()

  async function make() {
    setMaking(true)
    const answer = await sendChange('POST', deskApi.receipts(id))
    setMaking(false)
    const number = textIn(answer.body, 'number')
    if (answer.isDone && number) navigate(deskPaths.receipt(id, number))
    else toastFailure(answer)
  }

  return (
    <Button
      disabled={isMaking}
      onClick={make}
      sx={{ justifySelf: 'start', '@media print': { display: 'none' } }}
    >
      {isMaking ? wording.making : wording.makeReceipt}
    </Button>
  )
}
