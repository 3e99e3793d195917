import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { messageLink } from '#data/desk/customerTexts.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { Receipt, WholeQuote } from '#data/desk/deskQuote.ts'
import { mailWording } from '#data/desk/deskWording.ts'
import { describeReceipt, receiptText, receiptWording as wording } from '#data/desk/receipts.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { liveInterval, useDeskData, useHasMail } from '../data/DeskData.tsx'
import { useSend } from '../data/useQuoteChanges.ts'
import { DeskIcon, IconAction } from '../frame/DeskIcon.tsx'
import { EmptyState, FailureState, LoadingCards, Pairs, ScreenHead } from '../frame/Screen.tsx'

const Sheet = styled(Card)({
  gap: '1.25rem',
  maxWidth: 560,
  padding: '1.25rem',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
  '& address': { fontStyle: 'normal' },
  '& address strong': { fontSize: '1.1875rem' },
  '& th, & td': { paddingInline: 0, fontSize: '1rem', color: 'inherit', fontWeight: 400 },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: '1rem', fontFeatureSettings: '"tnum"' },
  '& tr:last-of-type > *': { fontWeight: 700 },
  '@media print': { border: 0, padding: 0, maxWidth: 'none' },
}) as typeof Card

/** One receipt, as it prints and as the customer gets it by mail. */
export function ReceiptScreen() {
  const { id = '', number = '' } = useParams()
  const { data, isLoading, failure, retry } = useDeskData<WholeQuote>(deskApi.quote(id), {
    // The history does not tell when the mail is sent.
    refreshInterval: (quote?: WholeQuote | null) =>
      mailOf(quote, number)?.state === 'pending' ? liveInterval : 0,
  })
  const receipts = data?.receipts ?? []
  const receipt = receipts.find((one) => one.number === number)
  const back = <IconAction label={wording.back} icon="arrowBack" href={deskPaths.quote(id)} edge="start" />
  return (
    <>
      <ScreenHead title={wording.title(number)} back={back} />
      {isLoading && <LoadingCards count={1} height={320} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data && !receipt && <EmptyState icon="inbox" text={wording.noReceipt} />}
      {data && receipt && (
        <>
          <ReceiptSheet
            receipt={receipt}
            replacedBy={receipts.find(({ replaces }) => replaces === number)?.number}
          />
          <Actions quote={data} receipt={receipt} />
        </>
      )}
    </>
  )
}

function ReceiptSheet({ receipt, replacedBy }: { receipt: Receipt; replacedBy: string | undefined }) {
  const { company, rows, amounts, notes } = describeReceipt(receipt)
  const [name, ...contacts] = company
  return (
    <Sheet component="article">
      <address>
        <strong>{name}</strong>
        {contacts.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <Pairs rows={rows} />
      <Table>
        <TableBody>
          {amounts.map(([label, amount]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div>
        {[...notes, ...(replacedBy ? [wording.replacedBy(replacedBy)] : [])].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Sheet>
  )
}

const mailOf = (quote: WholeQuote | null | undefined, number: string) =>
  quote?.mails.find(({ kind, about }) => kind === 'receipt' && about === number)

function Actions({ quote, receipt }: { quote: WholeQuote; receipt: Receipt }) {
  const { id, email, phone } = quote
  const { number } = receipt
  const hasMail = useHasMail()
  const text = hasMail ? undefined : messageLink(phone, receiptText(receipt))
  const { mutate } = useSWRConfig()
  const focusProps = useRestoreFocus()
  const { send, isBusy } = useSend()
  const mail = mailOf(quote, number)

  async function sendMail() {
    if (!(await send('POST', deskApi.receiptMail(id, number)))) return
    deskToast.done(wording.mailed(email))
    void mutate(deskApi.quote(id))
  }

  return (
    <Stack spacing={1.5} sx={{ mt: 2, maxWidth: 560, displayPrint: 'none' }} {...focusProps}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '.5rem' }}>
        {email && hasMail && (
          <Button
            variant="primary"
            disabled={isBusy || mail?.state === 'pending'}
            onClick={sendMail}
            startIcon={<DeskIcon name="email" />}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {mail ? wording.emailAgain(email) : wording.email(email)}
          </Button>
        )}
        <Button onClick={() => window.print()} startIcon={<DeskIcon name="print" />} sx={{ minHeight: 52 }}>
          {wording.print}
        </Button>
        {text && (
          <Button href={text} startIcon={<DeskIcon name="sms" />}>
            {wording.text}
          </Button>
        )}
      </Stack>
      <p role="status">
        {hasMail ? !email && wording.noEmail : wording.noMail}{' '}
        {mail && `${mailWording.kinds.receipt}: ${mailWording.states[mail.state]}`}
      </p>
    </Stack>
  )
}
