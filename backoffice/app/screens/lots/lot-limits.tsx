// Automatic answers to offers for a lot.
import { Alert } from '@mui/material';
import { useAnswer } from '../../lib/use-answer.ts';
import { OfferLimitFields, type OfferLimits } from '../../ui/offer-limits.tsx';

export function LotLimits({ id }: { id: number }) {
  const path = `/lots/${id}/limits`;
  const { data, error } = useAnswer<OfferLimits>(path);
  if (error !== null) return <Alert severity="error">{error}</Alert>;
  return data === null ? null : <OfferLimitFields method="PUT" path={path} limits={data} />;
}
